import * as z from "zod";

import { failures, sentCodeOf, type FailureCode } from "#mocks/errors";

import { componentSchemas, toSchema, type Schema } from "./components";
import head from "./document.json" with { type: "json" };
import { tags, type Endpoint, type Parameter } from "./endpoint";
import { endpoints } from "./endpoints";

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Security[];
  parameters: Schema[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};

/** By media type; there is one. */
type Content = Record<string, { schema: Schema }>;

type Security = Record<string, never[]>;

export type Document = Omit<typeof head, "components"> & {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<"schemas" | "parameters" | "securitySchemes", Record<string, Schema>>;
};

let made: Document | null = null;

/** The OpenAPI 3.1 document of the API, generated from its zod schemas and the table of endpoints. */
export const getDocument = (): Document => (made ??= makeDocument());

function makeDocument(): Document {
  const { components, ...first } = head;
  const paths: Document["paths"] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: toOperation(endpoint) };
  }
  return {
    ...first,
    tags: [...tags].map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: componentSchemas(), ...components },
  };
}

/** Who may call: only customers, or anybody with or without a token; null if the call ignores tokens. */
function securityOf(endpoint: Endpoint): Security[] | null {
  if (endpoint.private) return [{ token: [] }];
  return readsToken(endpoint) ? [{}, { token: [] }] : null;
}

/** The group of the calls that belong to no customer and that no other API has. */
const ownTag = "Embedded API";

/** Whether a call checks the token first: calls that take a `uid` do, except those that sign in. */
function readsToken({ tag, query, body }: Endpoint): boolean {
  if (tag === "Sign-in" || tag === ownTag) return false;
  return Boolean(query?.some(({ name }) => name === "uid")) || (body instanceof z.ZodObject && "uid" in body.shape);
}

/** The names of the shared headers that a call reads; attempts are counted per client only by some calls. */
function sharedHeadersOf({ tag, id }: Endpoint): (keyof typeof head.components.parameters)[] {
  if (tag === ownTag) return [];
  return ["Language", "RequestId", ...(tag === "Sign-in" || id === "trackOrder" ? (["Client"] as const) : [])];
}

function toOperation(endpoint: Endpoint): Operation {
  const security = securityOf(endpoint);
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    ...(security ? { security } : {}),
    parameters: [
      ...Object.entries(endpoint.params).map(toPathParameter),
      ...(endpoint.query ?? []).map(toQueryParameter),
      ...(endpoint.headers ?? []).map((header) => ({ ...toQueryParameter(header), in: "header" })),
      ...sharedHeadersOf(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...toRequestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: { description: "Success.", content: toContent(endpoint) },
      ...toFailures(failuresOf(endpoint)),
    },
  };
}

/** The failures of a call: its own, and those that any call may have. An import of goods makes calls `unavailable`. */
function failuresOf(endpoint: Endpoint): FailureCode[] {
  const refusal: FailureCode[] = securityOf(endpoint) ? ["unauthorized"] : [];
  const outage: FailureCode[] = endpoint.tag === ownTag ? [] : ["unavailable"];
  return ["bad_request", ...refusal, ...endpoint.errors, "internal", ...outage];
}

function toRequestBody({ body, form }: Endpoint): Pick<Operation, "requestBody"> {
  if (form) return { requestBody: { required: true, content: { "multipart/form-data": { schema: toSchema(form) } } } };
  return body ? { requestBody: { required: true, content: json(toSchema(body)) } } : {};
}

function toContent({ response, page }: Endpoint): Content {
  if (page) return { "text/html": { schema: toSchema(response) } };
  return json({ type: "object", required: ["data"], properties: { data: toSchema(response) } });
}

const json = (schema: Schema): Content => ({ "application/json": { schema } });

function toPathParameter([name, description]: [string, string]): Schema {
  return { name, in: "path", required: true, description, schema: { type: "string" } };
}

function toQueryParameter({ name, description, required, schema }: Parameter): Schema {
  return { name, in: "query", ...(required ? { required } : {}), description, schema: toSchema(schema) };
}

/** One response per status, with its possible error codes. */
function toFailures(codes: FailureCode[]): Operation["responses"] {
  const statuses = [...new Set(codes.map((code) => failures[code].status))];
  const ofStatus = (status: number) => [
    ...new Set(codes.filter((code) => failures[code].status === status).map(sentCodeOf)),
  ];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: `\`${ofStatus(status).join("`, `")}\``, content: json({ $ref: "#/components/schemas/Error" }) },
    ]),
  );
}
