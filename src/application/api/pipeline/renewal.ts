import type { SessionPort } from "../settings";
import { isUsableToken } from "../token";

/** Gets and stores a new API token. Never rejects. @returns whether there is a new token */
export type Renew = () => Promise<boolean>;

/**
 * Renewal in single flight: whoever needs a token while a renewal is in flight shares its outcome.
 *
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
