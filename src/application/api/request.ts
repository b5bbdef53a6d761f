/** Descriptions of API calls. Creating one has no effect; `Client.send` sends it. */
import type { Done, Entity, Id, ListQuery, OpenFields, SearchQuery, Stored } from "./entities";

/** v1 sends forms and v3 sends JSON. */
export type Base = "v1" | "v3";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Fields of a query, a form or a JSON body. Undefined values are left out. */
export type Fields = object;

/** How the body of a successful response is returned. */
export type ResponseType = "json" | "text" | "bytes" | "blob";

/** One call, not yet sent. `T` is the type of the response's data; it is not checked at run time. */
export interface Request<T> {
  readonly base: Base;
  readonly method: Method;
  /** Relative to the base, with encoded parameters. */
  readonly path: string;
  /** The path with its parameters blanked, safe to report. */
  readonly route: string;
  readonly query?: Fields | undefined;
  /** Sent as a form (v1) or JSON (v3), or as multipart if it is a FormData or contains a File or Blob. */
  readonly body?: Fields | FormData | undefined;
  /** Default `json`. */
  readonly responseType?: ResponseType | undefined;
  /** Never set: it only makes `T` part of the type. */
  readonly data?: T;
}

type Parameter = string | number | bigint;

/** A path with encoded parameters, and the same path with the parameters blanked. */
export type Path = Pick<Request<unknown>, "path" | "route">;

/**
 * Tag for paths: encodes each parameter as one segment.
 * @throws TypeError for a parameter that is not an identifier (undefined, null, NaN, an object), or that would make the
 *   path name another resource ("", ".", "..")
 */
export function path(texts: readonly string[], ...parameters: readonly Parameter[]): Path {
  const route = texts.join("{}");
  const segments = parameters.map((parameter: unknown) => {
    const isNumber = typeof parameter === "bigint" || Number.isFinite(parameter);
    const isText = typeof parameter === "string" && !["", ".", ".."].includes(parameter);
    if (isNumber || isText) return encodeURIComponent(String(parameter));
    throw new TypeError(
      `${JSON.stringify(parameter) ?? "undefined"} cannot be a parameter of ${route}; pass the identifier of the resource`,
    );
  });
  return { path: String.raw({ raw: texts }, ...segments), route };
}

/** The tag `path` for paths that begin with a prefix. */
export const pathBelow =
  (prefix: string) =>
  ([first, ...texts]: readonly string[], ...parameters: readonly Parameter[]): Path =>
    path([`${prefix}${first}`, ...texts], ...parameters);

/** Functions that describe a call, one per HTTP method. The response of most calls is one record. */
function methods(base: Base) {
  return {
    get: <T = Entity>(at: Path, query?: Fields): Request<T> => ({ base, method: "GET", ...at, query }),
    post: <T = Entity>(at: Path, body?: Fields): Request<T> => ({ base, method: "POST", ...at, body }),
    put: <T = Entity>(at: Path, body?: Fields): Request<T> => ({ base, method: "PUT", ...at, body }),
    patch: <T = Entity>(at: Path, body?: Fields): Request<T> => ({ base, method: "PATCH", ...at, body }),
    delete<T = Done>(at: Path, query?: Fields, body?: Fields): Request<T> {
      return { base, method: "DELETE", ...at, query, body };
    },
  };
}

/** Form-encoded calls. */
export const v1 = methods("v1");

/** JSON calls. */
export const v3 = methods("v3");

/**
 * The calls of a collection of records: `export const { list, byId: topicById } = collection("notes/topics")`.
 * @param name its path below `/v1/`
 */
export function collection<Fields extends object = OpenFields>(name: string) {
  type Record = Stored<Fields>;
  const at = pathBelow(`/v1/${name}`);
  return {
    /** Lists the records. Assumed: method and path. */
    list: (query?: ListQuery) => v1.get<Record[]>(at``, query),
    /** Searches the records. Assumed: method and path. */
    search: (query: SearchQuery) => v1.get<Record[]>(at`/search`, query),
    /** Creates a record. Assumed: method and path. */
    create: (fields: Fields) => v1.post<Record>(at``, fields),
    /** Returns one record. Assumed: method and path. */
    byId: (id: Id) => v1.get<Record>(at`/id/${id}`),
    /** Changes a record. Assumed: method and path. */
    update: (id: Id, fields: Fields) => v1.put<Record>(at`/id/${id}`, fields),
    /** Removes a record. Assumed: method and path. */
    remove: (id: Id) => v1.delete(at`/id/${id}`),
  };
}

/** Returns the same call, with the response as text. */
export const asText = (request: Request<unknown>): Request<string> => as("text", request);

/** Returns the same call, with the response as bytes. */
export const asBytes = (request: Request<unknown>): Request<Uint8Array> => as("bytes", request);

/** Returns the same call, with the response as a Blob of the server's Content-Type. */
export const asBlob = (request: Request<unknown>): Request<Blob> => as("blob", request);

function as<T>(responseType: ResponseType, { data: _, ...request }: Request<unknown>): Request<T> {
  return { ...request, responseType };
}
