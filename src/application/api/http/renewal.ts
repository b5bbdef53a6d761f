import type { SessionPort } from "../settings";

/** The path of the token in the renewal's answer: `auth.token` (spec section 7). */
function tokenIn(answer: unknown): string | undefined {
  const token = (answer as { auth?: { token?: unknown } | null } | null | undefined)?.auth?.token;
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** Gets and stores a new API token. Answers whether there is one; never rejects. */
export type Renew = () => Promise<boolean>;

/**
 * Renewal in single flight: whoever asks while one is under way shares its outcome.
 *
 * @param request sends the renewal call and answers with its body
 */
export function createRenewal(request: () => Promise<unknown>, session: SessionPort): Renew {
  let underWay: Promise<boolean> | undefined;

  const renew = async () => {
    const token = tokenIn(await request());
    if (token !== undefined) session.setApiToken(token);
    return token !== undefined;
  };

  return () => {
    // A failure is silent here: the calls that needed the token will fail, or not, in their own name.
    underWay ??= renew()
      .catch(() => false)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
}
