/** Mail templates (spec section 7). Templates of the mails the company sends. */
import type { Done, Id, ListQuery, OpenFields, TokenAnswer } from "../entities/common";
import type { MailTemplate, MailTemplateFields } from "../entities/content";
import { path, v1 } from "../request";

/** `GET /v1/mail/templates`: the mail templates within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<MailTemplate[]>(path`/v1/mail/templates`, query);

/** `POST /v1/mail/templates`: a new mail template. Assumed: method and path. */
export const create = (fields: MailTemplateFields) => v1.post<MailTemplate>(path`/v1/mail/templates`, fields);

/** `GET /v1/mail/templates/id/{id}`: one mail template. Assumed: method and path. */
export const byId = (id: Id) => v1.get<MailTemplate>(path`/v1/mail/templates/id/${id}`);

/** `PUT /v1/mail/templates/id/{id}`: changes a mail template. Assumed: method and path. */
export const update = (id: Id, fields: MailTemplateFields) =>
  v1.put<MailTemplate>(path`/v1/mail/templates/id/${id}`, fields);

/** `DELETE /v1/mail/templates/id/{id}`: removes a mail template. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/mail/templates/id/${id}`);

/** `PUT /v1/mail/templates/id/{id}/publish`: puts a template to use. Assumed: method and path. */
export const publish = (id: Id) => v1.put<MailTemplate>(path`/v1/mail/templates/id/${id}/publish`);

/** `POST /v1/mail/templates/id/{id}/clone`: a copy of a template. Assumed: method and path. */
export const clone = (id: Id, fields?: MailTemplateFields) =>
  v1.post<MailTemplate>(path`/v1/mail/templates/id/${id}/clone`, fields);

/** `POST /v1/mail/templates/id/{id}/test`: mails a template to try it. Assumed: method and path. */
export const sendTest = (id: Id, email: string) =>
  v1.post<Done>(path`/v1/mail/templates/id/${id}/test`, { email });

/** `GET /v1/mail/templates/base`: templates to start from. Assumed: method and path. */
export const baseTemplates = () => v1.get<MailTemplate[]>(path`/v1/mail/templates/base`);

/** `GET /v1/mail/templates/editor/auth`: a token for the editor. Assumed: method and path. */
export const editorAuth = () => v1.get<TokenAnswer>(path`/v1/mail/templates/editor/auth`);

/** `GET /v1/mail/templates/config`: what the editor needs to know. Assumed: method and path. */
// Not `config`: Gatsby takes an export of that name in any file of src for a page setting.
export const fetchConfig = () => v1.get<OpenFields>(path`/v1/mail/templates/config`);
