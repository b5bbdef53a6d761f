/** Permissions of roles on resources. */
import type { Done, Entity } from "../entities";
import { path, v1 } from "../request";

/** Lists the roles and their permissions. */
export const roles = () => v1.get<Entity[]>(path`/v1/acls`);

/** Lists the resources that permissions apply to. */
export const resources = () => v1.get<Entity[]>(path`/v1/acls/resources`);

/** Grants a permission to a role on a resource. */
export const grant = (role: string, resource: string, permission: string) =>
  v1.post<Done>(path`/v1/acls/role/${role}/${resource}/${permission}`);

/** Revokes a permission of a role on a resource. */
export const revoke = (role: string, resource: string, permission: string) =>
  v1.delete(path`/v1/acls/role/${role}/${resource}/${permission}`);
