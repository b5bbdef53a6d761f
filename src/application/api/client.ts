import axios, { type AxiosInstance } from "axios";
import { Call, Failure, type Interceptor } from "./http/call";
import { encode } from "./http/encode";
import { createLogOut } from "./http/log-out";
import { createRenewal } from "./http/renewal";
import { transport } from "./http/transport";
import { alert } from "./interceptors/alert";
import { bearer } from "./interceptors/bearer";
import { checkTokens } from "./interceptors/check-tokens";
import { contention } from "./interceptors/contention";
import type { Context } from "./interceptors/context";
import { expiredToken } from "./interceptors/expired-token";
import { invalidUser } from "./interceptors/invalid-user";
import { readAnswer } from "./interceptors/read-answer";
import { report } from "./interceptors/report";
import { path, type Request, v1 } from "./request";
import type { ClientSettings, SendOptions } from "./settings";

// The order of interceptors is important.
/** For every send. Contention comes last: a resend goes through all of these anew, and then settles. */
const EVERY_SEND = [checkTokens, bearer, readAnswer, expiredToken, contention];
/** Once a call, after its last send. */
const ONCE_A_CALL = [invalidUser, report, alert];

/** The product API. */
export interface Client {
  /**
   * Sends a call and answers with the body of a successful answer.
   *
   * @throws ApiError, one class per kind of failure: see `errors.ts`
   */
  send<T>(request: Request<T>, options?: SendOptions): Promise<T>;
  /** Gets a new API token, or joins the renewal under way. Answers whether it succeeded; never rejects. */
  renew(): Promise<boolean>;
}

const DEFAULT_RENEWAL: Request<unknown> = v1.get(path`/v1/auth`);
const DEFAULT_SUBSYSTEM_HEADER = "X-Subsystem";

/** A client of its own: two of them share no state, so tests, tabs and servers do not meet. */
export function createClient(settings: ClientSettings): Client {
  const { bases, session, subsystemHeader = DEFAULT_SUBSYSTEM_HEADER } = settings;
  const send = createInstance(settings);
  const whole = createInstance(settings);

  async function start(
    request: Request<unknown>,
    options: SendOptions,
    isRenewal: boolean,
  ): Promise<unknown> {
    const config = await encode(request, bases, subsystemHeader, options);
    const call = new Call(
      { method: request.method, route: request.route },
      config,
      options.signal,
      isRenewal,
    );
    try {
      return (await whole.request({ ...config, call })).data as unknown;
    } catch (failure) {
      throw failure instanceof Failure ? failure.error : failure;
    }
  }

  const renew = createRenewal(() => start(settings.renewal ?? DEFAULT_RENEWAL, {}, true), session);
  const context: Context = {
    ...settings,
    renew,
    resend: (call) => send.request({ ...call.config, call }),
    logOut: createLogOut(settings),
  };
  const everySend = EVERY_SEND.map((make) => make(context));
  install(send, everySend);
  install(whole, [...everySend, ...ONCE_A_CALL.map((make) => make(context))]);

  return {
    send: <T>(request: Request<T>, options: SendOptions = {}) => start(request, options, false) as Promise<T>,
    renew,
  };
}

/** An axios that leaves bodies, answers and statuses alone: encoding and reading are ours. */
function createInstance({ clock }: ClientSettings): AxiosInstance {
  return axios.create({
    adapter: transport(clock),
    responseType: "text",
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: () => true,
    withXSRFToken: false,
  });
}

/** Puts the interceptors in place so that both directions run in the order given. */
function install(instance: AxiosInstance, interceptors: readonly Interceptor[]): void {
  // axios runs request interceptors last-added first.
  for (const { request } of [...interceptors].reverse()) {
    if (request) instance.interceptors.request.use(request);
  }
  for (const { answer, failure } of interceptors) {
    instance.interceptors.response.use(
      answer,
      failure &&
        ((reason: unknown) =>
          reason instanceof Failure ? failure(reason) : Promise.reject(reason as Error)),
    );
  }
}
