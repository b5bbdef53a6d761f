import { alertOf } from "./alert";
import { type ApiError, isApiError, MESSAGES, ResponseError } from "./errors";
import { createAuthorization } from "./pipeline/authorization";
import { Call } from "./pipeline/call";
import { encode } from "./pipeline/encode";
import { createLogOut } from "./pipeline/log-out";
import { readResponse } from "./pipeline/read-response";
import { createRecovery } from "./pipeline/recovery";
import { createRenewal } from "./pipeline/renewal";
import { transport } from "./pipeline/transport";
import { path, type Request, v1 } from "./request";
import type { ApiResponse, ClientSettings, SendOptions } from "./settings";

/** A client of the product API. */
export interface Client {
  /**
   * Sends a call and returns the data of the response.
   * @throws ApiError, one class per kind of failure (see `errors.ts`)
   */
  send<T>(request: Request<T>, options?: SendOptions): Promise<T>;
  /** Like `send`, but returns status, headers and request id as well. */
  sendForResponse<T>(request: Request<T>, options?: SendOptions): Promise<ApiResponse<T>>;
  /** Gets a new API token, or joins the renewal in flight. Never rejects. @returns whether it succeeded */
  renew(): Promise<boolean>;
}

/**
 * Creates a client with its own state.
 * @throws TypeError if a base is not an absolute address
 */
export function createClient(settings: ClientSettings): Client {
  for (const [base, address] of Object.entries(settings.bases)) {
    // Safari has canParse since version 17.
    const isUrl = URL.canParse?.(address) ?? true;
    if (isUrl && /^https?:\/\/[^/?#\s]+[^?#\s]*$/.test(address)) continue;
    throw new TypeError(
      `The base ${base} is "${address}"; expected an absolute address such as https://api.wrenfield.example`,
    );
  }
  const { session, renewal = v1.get(path`/v1/auth`) } = settings;
  const { logOut, noteLogin } = createLogOut(settings);
  const renew = createRenewal(async () => (await start(renewal, {}, true)).data, session);
  const { checkTokens, chooseBearer } = createAuthorization(settings, renew, logOut);
  const recover = createRecovery(settings, renew, logOut);

  /** Sends a call until it succeeds or a failure allows no further attempt. */
  async function attempt(call: Call): Promise<ApiResponse<unknown>> {
    for (;;) {
      await checkTokens(call);
      call.user = session.userToken()?.token;
      if (call.user !== undefined) noteLogin();
      call.bearer = chooseBearer(call);
      try {
        return readResponse(call, await transport(call, settings.clock), settings.requestIdHeader);
      } catch (error) {
        if (!isApiError(error)) throw error;
        await recover(error, call);
      }
    }
  }

  async function start(request: Request<unknown>, options: SendOptions, isRenewal: boolean) {
    const call = new Call(request, options, isRenewal);
    try {
      call.encoded = await encode(request, settings, options);
      return await attempt(call);
    } catch (error) {
      if (isApiError(error)) conclude(error, call);
      throw error;
    }
  }

  /** Logs out, reports and alerts after a failure: once per call, however often it was sent. */
  function conclude(error: ApiError, call: Call): void {
    if (error.code === "invalid_user" && !call.isRenewal) logOut(call.user, "start over");
    if (error instanceof ResponseError && error.status >= 500 && error.message !== MESSAGES.invalidToken) {
      quietly(() => settings.report(error));
    }
    const alert = call.isRenewal || call.options.alert === false ? undefined : alertOf(error);
    if (alert !== undefined) quietly(() => settings.alert(alert));
  }

  const sendForResponse = <T>(request: Request<T>, options: SendOptions = {}) =>
    start(request, options, false) as Promise<ApiResponse<T>>;
  return {
    send: async (request, options) => (await sendForResponse(request, options)).data,
    sendForResponse,
    renew,
  };
}

/** Runs a callback of the settings. Its errors are ignored, because they must not replace the error of the call. */
function quietly(run: () => void): void {
  try {
    run();
  } catch {
    // The call rejects with its own error.
  }
}
