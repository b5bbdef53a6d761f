/** What an endpoint makes: a description of a call, sent by `Client.send`. Making one has no effect. */

/** v1 takes forms, v3 takes JSON (spec section 7). */
export type Base = "v1" | "v3";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Values of a query or a form; undefined ones are left out. */
export type Fields = object;

/** One call, not yet sent. `T` is the type of a successful answer's body; the server's word is taken for it. */
export interface Request<T> {
  readonly base: Base;
  readonly method: Method;
  /** Relative to the base, parameters encoded. */
  readonly path: string;
  /** The path with its parameters blanked: safe to report. */
  readonly route: string;
  readonly query?: Fields | undefined;
  readonly body?: Fields | FormData | undefined;
  /** Never set: carries the type of the answer. */
  readonly answer?: T;
}

/** A path whose parameters are encoded, and the same with the parameters blanked. */
export interface Path {
  readonly path: string;
  readonly route: string;
}

/**
 * Tag for paths: encodes each parameter as one segment.
 *
 * @throws TypeError for an empty parameter, "." or "..": these change which resource the address names.
 */
export function path(texts: TemplateStringsArray, ...parameters: readonly (string | number)[]): Path {
  const segments = parameters.map((parameter) => {
    const text = String(parameter);
    if (text === "" || text === "." || text === "..") {
      throw new TypeError(
        `"${text}" cannot be a parameter of ${texts.join("{}")}: give the resource's identifier`,
      );
    }
    return encodeURIComponent(text);
  });
  return { path: String.raw({ raw: texts }, ...segments), route: texts.join("{}") };
}

/** The four verbs on one base. Queries go with GET and DELETE, bodies with POST and PUT. */
function verbs(base: Base) {
  return {
    get: <T>(at: Path, query?: Fields): Request<T> => ({ base, method: "GET", ...at, query }),
    post: <T>(at: Path, body?: Fields | FormData): Request<T> => ({ base, method: "POST", ...at, body }),
    put: <T>(at: Path, body?: Fields | FormData): Request<T> => ({ base, method: "PUT", ...at, body }),
    delete: <T>(at: Path, query?: Fields): Request<T> => ({ base, method: "DELETE", ...at, query }),
  };
}

/** Form-encoded calls. */
export const v1 = verbs("v1");

/** JSON calls. */
export const v3 = verbs("v3");

/** A multipart body: each file under its field's name. */
export function formOf(fields: Readonly<Record<string, readonly File[]>>): FormData {
  const form = new FormData();
  for (const [name, files] of Object.entries(fields))
    files.forEach((file) => form.append(name, file, file.name));
  return form;
}
