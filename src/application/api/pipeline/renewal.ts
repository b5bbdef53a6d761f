import type { SessionPort } from "../settings";
import { isUsableToken } from "../token";

/** Gets and stores a new API token. Never rejects. @returns whether a new token was stored */
export type Renew = () => Promise<boolean>;

/**
 * Creates the renewal. Only one is in flight at a time; calls that need a token meanwhile share its outcome.
 * @param request sends the renewal call and returns its data; the token is in `auth.token`
 */
export function createRenewal(request: () => Promise<unknown>, session: SessionPort): Renew {
  let inFlight: Promise<boolean> | undefined;

  const renew = async () => {
    const data = (await request()) as { auth?: { token?: unknown } | null } | null | undefined;
    const token = data?.auth?.token;
    if (!isUsableToken(token)) return false;
    session.setApiToken(token);
    return true;
  };

  return () => {
    // A failure is silent: each call that needs the token succeeds or fails on its own.
    inFlight ??= renew()
      .catch(() => false)
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
}
