import type { AxiosResponse } from "axios";
import type { Call, Interceptor } from "../http/call";
import type { LogOut } from "../http/log-out";
import type { Renew } from "../http/renewal";
import type { ClientSettings } from "../settings";

/** What interceptors work with: the settings, and the client's three means. */
export interface Context extends ClientSettings {
  /** Sends the call once more: the same bytes, through every interceptor that concerns a single send. */
  resend(call: Call): Promise<AxiosResponse>;
  readonly renew: Renew;
  readonly logOut: LogOut;
}

export type MakeInterceptor = (context: Context) => Interceptor;
