import proxyaddr from "proxy-addr";
import * as z from "zod";

const flagOr = (fallback: "0" | "1") =>
  z
    .enum(["0", "1", "true", "false", ""])
    .default(fallback)
    .transform((value) => ["1", "true"].includes(value || fallback));
const flag = flagOr("0");

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ""));

/** Signs cookies if no secret is set; never in production, where anyone could then sign cookies. */
const developerSecret = "a-developer-machine-only-secret";

/** Whether a secret is hard to guess: long, and with enough different characters. */
const isStrong = (secret: string) => secret.length >= 32 && new Set(secret).size >= 10;

/** Comma-separated names, converted to lower case. */
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

/** Addresses, networks, and proxy-addr's names for some of them. */
const proxies = list.refine(
  canTrust,
  "must list addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas",
);

function canTrust(addresses: string[]): boolean {
  try {
    proxyaddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

const budgetPart = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const smsBudget = z.strictObject(
  { address: budgetPart(20), network: budgetPart(100), country: budgetPart(200), total: budgetPart(2000) },
  "is not a list such as address=20,network=100,country=200,total=2000",
);

const readBudget = (value: string): z.input<typeof smsBudget> =>
  Object.fromEntries(
    value
      .split(",")
      .filter(Boolean)
      .map((part) => {
        const [name = "", count = ""] = part.split("=");
        return [name.trim(), count.trim()];
      }),
  );

const settings = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  API_URL: address.default("http://127.0.0.1:3001"),
  SITE_URL: address.default("http://localhost:3000"),
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  TRUSTED_PROXIES: proxies,
  /** The Redis that the shop's processes share; without it, each process keeps its own state. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "is not an address such as redis://redis.example:6379" })
    .or(z.literal(""))
    .default(""),
  DATA_DIR: z.string().min(1).default(".data"),
  /** The shop's folder: its name and its looks. Without it, the shop is a plain one. */
  SHOP_DIR: z.string().default(""),
  SESSION_SECRETS: z
    .string()
    .default(developerSecret)
    .transform((value) =>
      value
        .split(",")
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .refine((secrets) => secrets.length > 0, "must hold at least one secret"),
  /** Where the sign-in page redirects customers who are already signed in. */
  SIGNED_IN_PATH: z
    .string()
    .regex(/^\/(?!\/)/)
    .default("/"),
  /** Every page requires a sign-in. */
  REQUIRE_SIGN_IN: flag,
  /** Exempts the not-found page from REQUIRE_SIGN_IN. */
  NOT_FOUND_IS_OPEN: flag,
  /** The maximum number of SMS per hour: from one address, its network, to one country except Russia, and in total. */
  SMS_BUDGET: z.string().default("").transform(readBudget).pipe(smsBudget),
  /** Whether calls to an API endpoint pause after too many failures. */
  API_BREAKER: flagOr("1"),
  /** Hosts that redirects may target, each with its port unless it is the default. */
  EXTERNAL_HOSTS: list,
  /** Additional hosts for redirects to the payment. */
  PAYMENT_HOSTS: list,
  /** The keys of Yandex SmartCaptcha for the browser and for the server. */
  CAPTCHA_CLIENT_KEY: z.string().trim().default(""),
  CAPTCHA_SERVER_KEY: z.string().trim().default(""),
  CAPTCHA_URL: address
    .or(z.literal(""))
    .default("")
    .transform((value) => value || "https://smartcaptcha.yandexcloud.net"),
  /** Whether the contacts page shows a map; by default, if there is a key. */
  MAPS: z.enum(["0", "1", "true", "false", ""]).default(""),
  /** The browser key of Yandex Maps. */
  MAPS_KEY: z.string().trim().default(""),
  /** Whether a page's scripts start at the shopper's first interaction or as soon as the page is loaded. */
  SCRIPTS: z.enum(["intent", "load"]).default("intent"),
  /** The id of the Yandex Metrica counter; without it, visits are not counted. */
  METRIKA_ID: z
    .string()
    .trim()
    .regex(/^\d{0,12}$/, "is not the number of a counter")
    .default(""),
  /** Whether the service worker caches the shop's files and its offline page. */
  SERVICE_WORKER: flagOr("1"),
  DEBUG: flag,
  LOG_LEVEL: z.enum(["silent", "error", "info", "debug"]).default("info"),
  /** The address of the Prometheus metrics; disabled without a port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** The collector for traces, by OTLP over HTTP; without it, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.or(z.literal("")).default(""),
  /** The size of the disk cache for resized pictures, in megabytes. */
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(512),
});

const schema = settings
  .refine(({ NODE_ENV, SESSION_SECRETS }) => NODE_ENV !== "production" || !SESSION_SECRETS.includes(developerSecret), {
    path: ["SESSION_SECRETS"],
    message: "is not set, which production needs: make one with `openssl rand -hex 32`",
  })
  .refine(
    ({ NODE_ENV, SESSION_SECRETS }) =>
      NODE_ENV !== "production" || SESSION_SECRETS.includes(developerSecret) || SESSION_SECRETS.every(isStrong),
    {
      path: ["SESSION_SECRETS"],
      message:
        "holds a weak one: each needs at least 32 characters, 10 of them different; make one with `openssl rand -hex 32`",
    },
  )
  .refine((read) => (read.CAPTCHA_CLIENT_KEY === "") === (read.CAPTCHA_SERVER_KEY === ""), {
    path: ["CAPTCHA_CLIENT_KEY and CAPTCHA_SERVER_KEY"],
    message: "must both be set, or neither",
  })
  .refine((read) => !["1", "true"].includes(read.MAPS) || read.MAPS_KEY !== "", {
    path: ["MAPS_KEY"],
    message: "is not set, though MAPS=1 asks for the map",
  })
  // If the API itself accepts payments, no setting is needed.
  .transform((read) => ({
    ...read,
    MAPS_KEY: ["0", "false"].includes(read.MAPS) ? "" : read.MAPS_KEY,
    PAYMENT_HOSTS: read.PAYMENT_HOSTS.length > 0 ? read.PAYMENT_HOSTS : [new URL(read.API_URL).host],
  }));

function parseEnvironment() {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  process.stderr.write(faults.map((fault) => `Setting ${fault}\n`).join(""));
  process.exit(1);
}

/**
 * The shop's settings, parsed once; nothing else reads the environment. Each fault is printed on its own line, and the
 * process exits with code 1. `.env.example` explains the settings and their defaults.
 */
export const env = parseEnvironment();
