import proxyaddr from "proxy-addr";
import * as z from "zod";

const flagOr = (fallback: "0" | "1") =>
  z
    .enum(["0", "1", "true", "false", ""])
    .default(fallback)
    .transform((value) => ["1", "true"].includes(value || fallback));
const flag = flagOr("0");

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ""));

/** Signs cookies where nobody set a secret; never in production, where it would let anyone sign. */
const developerSecret = "a-developer-machine-only-secret";

/** Whether a secret is too long to be guessed, and does not only look so. */
const isStrong = (secret: string) => secret.length >= 32 && new Set(secret).size >= 10;

/** Names with commas between them, in small letters. */
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

/** Addresses and networks, and the words that proxy-addr knows for some. */
const proxies = list.refine(
  canTrust,
  "holds what is no address, network (10.0.0.0/8) or one of loopback, linklocal, uniquelocal",
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
  "is no list such as address=20,network=100,country=200,total=2000",
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
  /** Proxies that are believed whom a request comes from. */
  TRUSTED_PROXIES: proxies,
  /** Where the processes of the shop keep what they share; without it each is alone. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "is not an address such as redis://redis.example:6379" })
    .or(z.literal(""))
    .default(""),
  DATA_DIR: z.string().min(1).default(".data"),
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
  /** Where a customer who is signed in already goes from the sign-in. */
  SIGNED_IN_PATH: z.string().startsWith("/").default("/"),
  /** Every page asks for the sign-in. */
  REQUIRE_SIGN_IN: flag,
  /** The not-found page does not, even then. */
  NOT_FOUND_IS_OPEN: flag,
  /** How many SMS may be sent in an hour: from one address, its network, to one country but Russia, and in all. */
  SMS_BUDGET: z.string().default("").transform(readBudget).pipe(smsBudget),
  /** Whether an endpoint of the API that failed too often is left alone for a while. */
  API_BREAKER: flagOr("1"),
  /** Hosts that any redirect may lead to, each with its port where it has one of its own. */
  EXTERNAL_HOSTS: list,
  /** Hosts that one to the payment may lead to besides. */
  PAYMENT_HOSTS: list,
  /** The keys of Yandex SmartCaptcha: the browser's and the server's. */
  CAPTCHA_CLIENT_KEY: z.string().trim().default(""),
  CAPTCHA_SERVER_KEY: z.string().trim().default(""),
  CAPTCHA_URL: address
    .or(z.literal(""))
    .default("")
    .transform((value) => value || "https://smartcaptcha.yandexcloud.net"),
  /** Whether the contacts show a map; without a word of it, where there is its key. */
  MAPS: z.enum(["0", "1", "true", "false", ""]).default(""),
  /** The browser's key of Yandex Maps. */
  MAPS_KEY: z.string().trim().default(""),
  /** Whether a page's scripts start at the shopper's first sign of life, or as soon as the page is loaded. */
  SCRIPTS: z.enum(["intent", "load"]).default("intent"),
  /** The number of the Yandex Metrica counter; without one no visit is counted. */
  METRIKA_ID: z
    .string()
    .trim()
    .regex(/^\d{0,12}$/, "is not the number of a counter")
    .default(""),
  /** Whether browsers may keep the shop's files and its offline page. */
  SERVICE_WORKER: flagOr("1"),
  DEBUG: flag,
  LOG_LEVEL: z.enum(["silent", "error", "info", "debug"]).default("info"),
  /** Where the shop's figures are served for Prometheus; without a port they are not. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** The collector that traces are sent to, by OTLP over HTTP; without one there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.or(z.literal("")).default(""),
  /** Megabytes of resized pictures that are kept on disk. */
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
  // An API that takes the payments itself needs no setting.
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
 * The shop's settings, parsed once and read nowhere else. Every fault is listed, a line each, and the process ends with
 * code 1. `.env.example` explains each and shows its default.
 */
export const env = parseEnvironment();
