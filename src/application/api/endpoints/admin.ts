/** Calls for administrators only; the server checks the permission. */
import type { Done, LoginResponse } from "../entities";
import { path, v1 } from "../request";

/** Clears the server's cache. */
export const flushCache = () => v1.delete(path`/v1/admin/db/cache`);

/** Logs in on behalf of another user by email address. */
export const logInOnBehalf = (u: string) => v1.post<LoginResponse>(path`/v1/admin/behalf/login/email`, { u });

/** Synchronizes the CRM. Assumed: method and path. */
export const syncCrm = () => v1.post<Done>(path`/v1/admin/crm/sync`);
