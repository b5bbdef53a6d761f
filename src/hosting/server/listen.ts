import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isPort, type Variables } from "../../site/environment";
import { StartError } from "./start-error";

export interface Listening {
  /** `http://127.0.0.1:8000` */
  readonly address: string;
  /** Accepts no more requests and resolves when pending ones have finished. After a grace period, they are aborted. */
  readonly close: () => Promise<void>;
}

/** Time for pending requests to finish when the server closes; milliseconds. */
const GRACE = 5_000;

/**
 * Starts a server on HOST (default 127.0.0.1) and PORT (default 8000; 0 for any free port).
 * @throws StartError if PORT is invalid, the port is in use or not allowed, or HOST is not an address of this machine
 */
export async function listen(server: Server, variables: Variables): Promise<Listening> {
  const host = variables.HOST || "127.0.0.1";
  const port = readPort(variables.PORT || "8000");
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw startError(error as NodeJS.ErrnoException, host, port);
  }
  const bound = (server.address() as AddressInfo).port;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () => close(server),
  };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // Keep-alive connections become idle one by one, as their requests end.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const grace = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}

function readPort(text: string): number {
  if (isPort(text, 0)) return Number(text);
  throw new StartError(
    `PORT is "${text}"; expected a whole number from 0 to 65535; fix: PORT=8000 npm start`,
  );
}

function startError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const noAddress = `HOST is "${host}", which is not an address of this machine; fix: HOST=127.0.0.1 npm start`;
  const otherPort = port < 65_535 ? port + 1 : 8000;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program; fix: stop that program, or PORT=${otherPort} npm start`,
    EACCES: `This user may not listen on port ${port}; fix: PORT=8000 npm start`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  const message = messages[error.code ?? ""];
  return message === undefined ? error : new StartError(message);
}
