/** Templates of the emails that the company sends. */
import type { Done, Id, OpenFields, TokenResponse } from "../entities";
import { collection, path, v1 } from "../request";

export const { list, create, byId, update, remove } = collection("mail/templates");
export const { list: baseTemplates } = collection("mail/templates/base");

/** Publishes a mail template. Assumed: method and path. */
export const publish = (id: Id) => v1.put(path`/v1/mail/templates/id/${id}/publish`);

/** Copies a mail template. Assumed: method and path. */
export const clone = (id: Id, fields?: OpenFields) =>
  v1.post(path`/v1/mail/templates/id/${id}/clone`, fields);

/** Sends a test email of a template. Assumed: method and path. */
export const sendTest = (id: Id, email: string) =>
  v1.post<Done>(path`/v1/mail/templates/id/${id}/test`, { email });

/** Returns a token for the editor. Assumed: method and path. */
export const editorAuth = () => v1.get<TokenResponse>(path`/v1/mail/templates/editor/auth`);

/** Returns the editor's configuration. Assumed: method and path. */
// Not named `config`, because Gatsby treats an export of that name in any file of src as a page setting.
export const fetchConfig = () => v1.get<OpenFields>(path`/v1/mail/templates/config`);
