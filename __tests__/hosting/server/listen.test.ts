import { once } from "node:events";
import { createServer } from "node:http";
import { createSite } from "../../../src/hosting/server/server";
import { listen } from "../../../src/hosting/server/listen";
import { readEnvironment } from "../../../src/site/environment";
import { sendRequest } from "../send-request";

const server = () => createServer((_req, res) => res.end("ok"));

describe("listen", () => {
  it("listens on HOST and PORT and returns the address", async () => {
    const { address, close } = await listen(server(), { HOST: "127.0.0.1", PORT: "0" });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await sendRequest(address, "/")).body.toString()).toBe("ok");
    await close();
    await expect(sendRequest(address, "/")).rejects.toThrow("ECONNREFUSED");
  });

  it("puts an IPv6 address into brackets", async () => {
    const fake = server();
    jest.spyOn(fake, "listen").mockImplementation(() => (setImmediate(() => fake.emit("listening")), fake));
    jest.spyOn(fake, "address").mockReturnValue({ address: "::1", family: "IPv6", port: 8000 });
    expect(await listen(fake, { HOST: "::1" })).toMatchObject({ address: "http://[::1]:8000" });
  });

  it.each(["80a", "-1", "65536", "1e3", "8000.5", "http", " "])(
    "rejects PORT=%j with a clear error",
    async (port) => {
      await expect(listen(server(), { PORT: port })).rejects.toMatchObject({
        name: "StartError",
        message: expect.stringContaining(`PORT is "${port}"; expected a whole number from 0 to 65535; fix: `),
      });
    },
  );

  it("rejects a port in use with a clear error", async () => {
    const first = await listen(server(), { PORT: "0" });
    const port = Number(new URL(first.address).port);
    await expect(listen(server(), { PORT: String(port) })).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(
        `^Port ${port} on 127.0.0.1 is in use by another program; fix: .*, or PORT=`,
      ),
    });
    await first.close();
  });

  it("rejects a HOST of another machine with a clear error", async () => {
    await expect(listen(server(), { HOST: "192.0.2.1", PORT: "0" })).rejects.toThrow(
      'HOST is "192.0.2.1", which is not an address of this machine',
    );
  });

  it("closes after pending requests have finished, without waiting for keep-alive connections", async () => {
    let finish: () => void = () => undefined;
    const slow = createServer({ keepAliveTimeout: 60_000 }, (_req, res) => {
      res.write("begin ");
      finish = () => res.end("end");
    });
    const { address, close } = await listen(slow, { PORT: "0" });
    const reply = fetch(address); // keeps its connection alive
    await once(slow, "request");
    const closed = close();
    finish();
    expect(await (await reply).text()).toBe("begin end");
    const begun = Date.now();
    await closed;
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
});

it("createSite rejects a folder without a build with a clear error", () => {
  expect(() => createSite("/nonexistent", readEnvironment({}))).toThrow(
    "There is no built site in /nonexistent; fix: npm start",
  );
});
