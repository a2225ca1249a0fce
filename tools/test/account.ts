/** A person on a running server, made the way people make one. */

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
  /** The session, for a `Cookie` header. */
  readonly cookie: string;
}

/** How often a name was asked for, by server and name. */
const timesAsked = new Map<string, number>();

/**
 * Registers, which signs in. Rejects with the server's answer when it is refused.
 * @param name what the username begins with: a test that is run again on the same server gets another account
 */
export async function makeAccount(
  url: string,
  name: string,
  password = 'correct horse battery staple',
): Promise<Account> {
  const times = (timesAsked.get(`${url} ${name}`) ?? 0) + 1;
  timesAsked.set(`${url} ${name}`, times);
  const username = times === 1 ? name : `${name}-${times}`;
  const response = await post(url, '/api/register', { username, email: `${username}@example.com`, password });
  const { user } = (await response.json()) as { user: { apiKey: string } };
  return { username, password, apiKey: user.apiKey, cookie: cookieOf(response) };
}

/** Signs a person in; returns the session, for a `Cookie` header. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  return cookieOf(await logIn(url, username, password));
}

const logIn = (url: string, usernameOrEmail: string, password: string) =>
  post(url, '/api/login', { usernameOrEmail, password });

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function post(url: string, path: string, body: object): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`POST ${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}
