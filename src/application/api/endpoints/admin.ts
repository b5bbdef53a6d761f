/** Admin (spec section 7). For administrators only; the server decides who that is. */
import type { Done } from "../entities/common";
import type { LoginAnswer } from "../entities/users";
import { path, v1 } from "../request";

/** `DELETE /v1/admin/db/cache`: empties the server's cache. */
export const flushCache = () => v1.delete<Done>(path`/v1/admin/db/cache`);

/** `POST /v1/admin/behalf/login/email`: logs in as another user, named by address. */
export const logInOnBehalf = (u: string) => v1.post<LoginAnswer>(path`/v1/admin/behalf/login/email`, { u });

/** `POST /v1/admin/crm/sync`: brings the customer system up to date. Assumed: method and path. */
export const syncCrm = () => v1.post<Done>(path`/v1/admin/crm/sync`);
