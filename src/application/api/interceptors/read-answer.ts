import { AnswerError, BadAnswerError } from "../errors";
import { callOf, Failure } from "../http/call";
import type { MakeInterceptor } from "./context";

/** The value of a JSON text, if it is one. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * After each complete answer: JSON of a 2xx becomes the data, and an empty body no data. Everything else fails:
 * other statuses, and a 2xx that is not JSON, such as a proxy's page of HTML.
 */
export const readAnswer: MakeInterceptor = () => ({
  answer(response) {
    const call = callOf(response.config);
    const text = typeof response.data === "string" ? response.data : "";
    const body = parse(text);
    if (response.status < 200 || response.status >= 300) {
      throw new Failure(new AnswerError(call.subject, response.status, body?.value), call);
    }
    if (body === undefined && text !== "")
      throw new Failure(new BadAnswerError(call.subject, response.status), call);
    return { ...response, data: body?.value };
  },
});
