/** ACL (spec section 7). The permission matrix. Which roles may do what is not specified. */
import type { Done } from "../entities/common";
import type { AclResource, AclRole } from "../entities/users";
import { path, v1 } from "../request";

/** `GET /v1/acls`: the roles and what they may. */
export const roles = () => v1.get<AclRole[]>(path`/v1/acls`);

/** `GET /v1/acls/resources`: the resources that can be guarded. */
export const resources = () => v1.get<AclResource[]>(path`/v1/acls/resources`);

/** `POST /v1/acls/role/{role}/{resource}/{permission}`: lets a role do something to a resource. */
export const grant = (role: string, resource: string, permission: string) =>
  v1.post<Done>(path`/v1/acls/role/${role}/${resource}/${permission}`);

/** `DELETE /v1/acls/role/{role}/{resource}/{permission}`: takes a permission back. */
export const revoke = (role: string, resource: string, permission: string) =>
  v1.delete<Done>(path`/v1/acls/role/${role}/${resource}/${permission}`);
