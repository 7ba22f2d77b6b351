// @ts-check
import { fileURLToPath } from "node:url";

import eslint from "@eslint/js";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The rules for all files: correct TypeScript first, then one way to write an import and a type.
 * @type {import("eslint").Linter.RulesRecord}
 */
const everywhere = {
  "import-x/first": "error",
  "import-x/newline-after-import": "error",
  "import-x/no-duplicates": "error",
  "import-x/order": [
    "error",
    {
      groups: ["builtin", "external", "internal", ["parent", "sibling", "index"]],
      pathGroups: [
        { pattern: "~/**", group: "internal", position: "before" },
        { pattern: "#mocks/**", group: "internal" },
      ],
      pathGroupsExcludedImportTypes: ["builtin"],
      distinctGroup: false,
      "newlines-between": "always",
      alphabetize: { order: "asc", caseInsensitive: true },
    },
  ],
  "@typescript-eslint/consistent-type-assertions": [
    "error",
    { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
  ],
  "@typescript-eslint/consistent-type-definitions": ["error", "type"],
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/no-non-null-assertion": "error",
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/switch-exhaustiveness-check": "error",
  // Remix throws Responses by design, so only values that are neither errors nor Responses are reported.
  "@typescript-eslint/only-throw-error": [
    "error",
    {
      allow: [
        { from: "lib", name: "Response" },
        { from: "package", package: "undici-types", name: "Response" },
        { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" },
        { from: "package", package: "@remix-run/router", name: "DataWithResponseInit" },
        { from: "package", package: "@remix-run/router", name: "UNSAFE_DataWithResponseInit" },
      ],
    },
  ],
  // Loaders, actions and handlers are async by their signatures, even if they await nothing.
  "@typescript-eslint/require-await": "off",
  // The methods of a factory's object do not use `this`, so they cannot lose it.
  "@typescript-eslint/unbound-method": "off",
  eqeqeq: "error",
  // TypeScript knows every global and checks the JavaScript files too.
  "no-undef": "off",
  "no-restricted-syntax": [
    "error",
    { selector: "TSAsExpression > TSAsExpression", message: "A double cast hides a doubt: check the value instead." },
  ],
};

/**
 * Handlers whose results React ignores may be async; everywhere else a forgotten promise is an error. The other rules of
 * the hooks plugin run the React compiler, which is not used here, on every file: that takes three quarters of the
 * linter's time.
 * @type {import("eslint").Linter.RulesRecord}
 */
const reactOnly = {
  // A table that scrolls horizontally must be focusable to scroll with the keyboard.
  "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "region"] }],
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "react-hooks/rules-of-hooks": "error",
  "react-hooks/exhaustive-deps": "error",
};

export default tseslint.config(
  { ignores: ["build/", ".data/", "test-results/", "public/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    plugins: { "import-x": importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: everywhere,
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    rules: reactOnly,
  },
  // After a rejected form, its errors are what the page is about: the design moves the focus there.
  { files: ["app/ui/error-summary.tsx", "app/shop/sign-in/code-step.tsx"], rules: { "jsx-a11y/no-autofocus": "off" } },
  // Texts and data are literals, which the compiler checks completely. Rules that need types find nothing in them.
  { files: ["app/i18n/locales/**", "mocks/db/seed/**"], extends: [tseslint.configs.disableTypeChecked] },
  // A library's type is extended by merging interfaces; a type alias cannot do that.
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  // The servers log structured lines to stdout; a console call in the browser is leftover debug code.
  { files: ["app/**", "mocks/**"], rules: { "no-console": "error" } },
  {
    files: ["app/**", "mocks/**"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "max-lines-per-function": ["error", { max: 50, skipBlankLines: true, skipComments: true }] },
  },
);
