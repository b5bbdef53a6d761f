import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sendRaw } from "../hosting/send-request";
import { pageOf, video } from "../hosting/fixture";

/** Connects and ignores errors, which are expected. */
function visitor(address: string): Socket {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
}

/** Visitors who send one letter of their headers per second and never finish. @returns a function that disconnects them */
export function slowSenders(address: string, count: number): () => void {
  const sockets = Array.from({ length: count }, () => visitor(address));
  sockets.forEach((socket) => socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "));
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write("x")), 1_000);
  return () => {
    clearInterval(drip);
    sockets.forEach((socket) => socket.destroy());
  };
}

/** Visitors who request the video and do not read it. @returns a function that disconnects them */
export function slowReaders(address: string, count: number): () => void {
  const sockets = Array.from({ length: count }, () => visitor(address));
  for (const socket of sockets) {
    socket.pause();
    socket.write(`GET ${video} HTTP/1.1\r\nHost: x\r\n\r\n`);
  }
  return () => sockets.forEach((socket) => socket.destroy());
}

/** Visitors who disconnect: before their request is complete, right after it, or in the middle of the video. */
export async function aborted(address: string, count: number): Promise<void> {
  const requests = [
    "GET /about HTTP/1.1\r\nHo",
    "GET /about HTTP/1.1\r\nHost: x\r\n\r\n",
    `GET ${video} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ];
  for (let sent = 0; sent < count; sent += 1) {
    const socket = visitor(address);
    socket.write(
      requests[sent % requests.length] ?? "",
      () => void pause(sent % 5).then(() => socket.destroy()),
    );
    if (sent % 20 === 0) await pause(5);
  }
}

/** Sends requests that are too large or are not HTTP. @returns the status of each response */
export async function oversized(address: string, count: number): Promise<string[]> {
  const bad = [
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
    `GET /${"x".repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${"Some-Name: some value\r\n".repeat(2_000)}\r\n`,
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
  ];
  const statuses: string[] = [];
  for (let sent = 0; sent < count; sent += 1)
    statuses.push((await sendRaw(address, bad[sent % bad.length] ?? "")).slice(9, 12));
  return statuses;
}

/** Visitors one after another, each with its own connection. @returns the number who received the right page */
export async function inSequence(address: string, count: number): Promise<number> {
  let right = 0;
  for (let visit = 0; visit < count; visit += 1) {
    const reply = await sendRaw(address, "GET /about/team HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    if (reply.startsWith("HTTP/1.1 200 ") && reply.endsWith(pageOf("/about"))) right += 1;
  }
  return right;
}
