import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { handleFaults } from "../../../src/hosting/server/faults";

/** Sends a request with some headers and, once a response begins, bytes that are not HTTP. @returns all bytes received */
async function receive(listener: RequestListener, headers: string): Promise<string> {
  const server = createServer(listener).on("checkExpectation", listener);
  handleFaults(server, {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  socket.once("data", () => socket.write("hello\r\n\r\n"));
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (received += chunk));
  await once(socket, "close");
  server.close();
  return received;
}

it.each(["", "Expect: something\r\n"])(
  "a malformed request ends the connection without a response inside the one being sent (%j)",
  async (headers) => {
    const received = await receive((_req, res) => res.writeHead(200).write("the first half"), headers);
    expect(received).toContain("the first half");
    expect(received).not.toContain("HTTP/1.1 400");
  },
);

it("a malformed request after a whole response has a response of its own", async () => {
  expect(await receive((_req, res) => res.end("whole"), "")).toMatch(/whole.*HTTP\/1.1 400 Bad Request/s);
});
