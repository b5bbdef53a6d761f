/** Login, signup and tokens. */
import type {
  CardToken,
  Credentials,
  Done,
  Id,
  ListQuery,
  LoginResponse,
  OpenFields,
  TokenResponse,
  User,
  UserFields,
} from "../entities";
import { path, v1, v3 } from "../request";

/** Returns a token for the requested access. */
export const access = (access: string) => v1.get<TokenResponse>(path`/v1/auth`, { access });

/** Returns a token that can be used once. */
export const oneUse = () => v1.get<TokenResponse>(path`/v1/auth/one-use`);

/** Logs in. */
export const logIn = (credentials: Credentials) => v1.post<LoginResponse>(path`/v1/login/email`, credentials);

/** Logs in with the email address in the path. */
export const logInAs = (email: string, credentials: OpenFields) =>
  v1.post<LoginResponse>(path`/v1/login/email/${email}`, credentials);

/** Lists users. */
export const users = (query?: ListQuery) => v1.get<User[]>(path`/v1/users`, query);

/** Registers an email address. */
export const register = (email: string, fields: UserFields) =>
  v1.post<LoginResponse>(path`/v1/register/email/${email}`, fields);

/** Signs up an email address. */
export const signUp = (email: string, fields: UserFields) =>
  v1.post<LoginResponse>(path`/v1/signup/email/${email}`, fields);

/** Verifies an email address; the query contains the secret from the email. */
export const verifyEmail = (email: string, query?: OpenFields) =>
  v1.get<Done>(path`/v1/verify/email/${email}`, query);

/** Confirms the email address in the body. */
export const confirm = (fields: OpenFields) => v1.post<Done>(path`/v1/confirm/email`, fields);

/** Confirms the email address in the path. */
export const confirmEmail = (email: string, fields?: OpenFields) =>
  v1.post<Done>(path`/v1/confirm/email/${email}`, fields);

/** Sends the email for resetting a password. */
export const forgotPassword = (email: string) => v1.get<Done>(path`/v1/forgot/email/${email}`);

/** Stores an address of a user. */
export const saveUserAddress = (id: Id, fields: OpenFields) => v1.post(path`/v1/users/address/${id}`, fields);

/** Creates a payment source from a card token. */
export const createStripeSource = (fields: CardToken) =>
  v1.post(path`/v1/payments/sources/stripe/token`, fields);

/** Signs up (v3). */
export const signUpWithJson = (fields: UserFields) => v3.post<LoginResponse>(path`/auth/signup`, fields);
