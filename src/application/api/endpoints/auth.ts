/** Auth (spec section 7). Logging in, signing up, and tokens. */
import type { Done, Id, ListQuery, OpenFields, TokenAnswer } from "../entities/common";
import type { CardToken, PaymentSource } from "../entities/payments";
import type { Address, AddressFields, Credentials, LoginAnswer, User, UserFields } from "../entities/users";
import { path, v1, v3 } from "../request";

/** `GET /v1/auth`: a token for the access asked for. */
export const access = (access: string) => v1.get<TokenAnswer>(path`/v1/auth`, { access });

/** `GET /v1/auth/one-use`: a token that works once. */
export const oneUse = () => v1.get<TokenAnswer>(path`/v1/auth/one-use`);

/** `POST /v1/login/email`: logs in. */
export const logIn = (credentials: Credentials) => v1.post<LoginAnswer>(path`/v1/login/email`, credentials);

/** `POST /v1/login/email/{email}`: logs in the address named in the path. */
export const logInAs = (email: string, credentials: OpenFields) =>
  v1.post<LoginAnswer>(path`/v1/login/email/${email}`, credentials);

/** `GET /v1/users`: users, as listed under Auth. */
export const users = (query?: ListQuery) => v1.get<User[]>(path`/v1/users`, query);

/** `POST /v1/register/email/{email}`: registers an address. */
export const register = (email: string, fields: UserFields) =>
  v1.post<LoginAnswer>(path`/v1/register/email/${email}`, fields);

/** `POST /v1/signup/email/{email}`: signs an address up. */
export const signUp = (email: string, fields: UserFields) =>
  v1.post<LoginAnswer>(path`/v1/signup/email/${email}`, fields);

/** `GET /v1/verify/email/{email}`: verifies an address; the query holds the mail's secret. */
export const verifyEmail = (email: string, query?: OpenFields) =>
  v1.get<Done>(path`/v1/verify/email/${email}`, query);

/** `POST /v1/confirm/email`: confirms an address named in the body. */
export const confirm = (fields: OpenFields) => v1.post<Done>(path`/v1/confirm/email`, fields);

/** `POST /v1/confirm/email/{email}`: confirms the address named in the path. */
export const confirmEmail = (email: string, fields?: OpenFields) =>
  v1.post<Done>(path`/v1/confirm/email/${email}`, fields);

/** `GET /v1/forgot/email/{email}`: mails a way back in. */
export const forgotPassword = (email: string) => v1.get<Done>(path`/v1/forgot/email/${email}`);

/** `POST /v1/users/address/{id}`: stores a user's address. */
export const saveUserAddress = (id: Id, fields: AddressFields) =>
  v1.post<Address>(path`/v1/users/address/${id}`, fields);

/** `POST /v1/payments/sources/stripe/token`: a payment source from a card token. */
export const createStripeSource = (fields: CardToken) =>
  v1.post<PaymentSource>(path`/v1/payments/sources/stripe/token`, fields);

/** `POST /auth/signup` (v3): signs up on v3. */
export const signUpWithJson = (fields: UserFields) => v3.post<LoginAnswer>(path`/auth/signup`, fields);
