import type { ServerResponse } from "node:http";
import { type Arrival, FAULTS, type Fault, type Log, type Reply, RESPONSES, type Script } from "./script";
import { mint } from "./tokens";

/** The decision about a request: a complete response or a fault. */
type Decision = { response: readonly [status: number, body: string, type?: string] } | { fault: Fault };

/** One case on the server: its script, its tokens, and the requests that arrived. */
export class Scene {
  private readonly arrivals: Arrival[] = [];
  private readonly turns = new Map<string, number>();
  private readonly renewed = new Set<string>();
  private readonly renewals = new Map<string, number>();
  private mostRenewals = 0;
  private responded = 0;
  private stalled = 0;
  private readonly held: (() => void)[] = [];

  constructor(private readonly script: Script) {}

  /** Logs an arrival and decides about it; resolves when the response is due. */
  async receive(arrival: Omit<Arrival, "isRenewal" | "reply">): Promise<Decision> {
    const route = `${arrival.method} ${arrival.path.split("?")[0] ?? ""}`;
    const isRenewal = route === (this.script.renewal ?? "GET /v1/auth");
    const reply = isRenewal ? this.renewalReply() : this.routeReply(route, arrival.bearer);
    this.arrivals.push({ ...arrival, isRenewal, reply });

    const { path } = arrival;
    const inFlight = () => this.renewals.get(path) ?? 0;
    if (isRenewal) {
      this.renewals.set(path, inFlight() + 1);
      this.mostRenewals = Math.max(this.mostRenewals, inFlight());
      await this.enoughResponded();
    } else this.responded += 1;
    if (reply.startsWith("held:")) await new Promise<void>((resolve) => this.held.push(resolve));
    if (reply.startsWith("slow:")) await new Promise((resolve) => setTimeout(resolve, 20));
    if (isRenewal) this.renewals.set(path, inFlight() - 1);
    return this.decide(reply.replace(/^\w+:/, ""), arrival, isRenewal);
  }

  /** Sends the held responses. */
  release(): void {
    this.held.splice(0).forEach((go) => go());
  }

  /** Counts a request without a response until its client disconnects. */
  stall(response: ServerResponse): void {
    this.stalled += 1;
    response.once("close", () => (this.stalled -= 1));
  }

  get log(): Log {
    return { arrivals: this.arrivals, mostRenewals: this.mostRenewals, stalled: this.stalled };
  }

  private turn(of: string, replies: readonly Reply[] | undefined): Reply | undefined {
    const turn = this.turns.get(of) ?? 0;
    this.turns.set(of, turn + 1);
    return replies?.[turn];
  }

  private renewalReply(): Reply {
    const reply = this.turn("renewal", this.script.renewals);
    return reply ?? `A${(this.turns.get("renewal") ?? 0) + 1}`;
  }

  private routeReply(route: string, bearer: string): Reply {
    const { accepts, routes } = this.script;
    if (accepts !== undefined && !accepts.includes(bearer) && !this.renewed.has(bearer)) return "401";
    return this.turn(route, routes?.[route]) ?? "ok";
  }

  /** Waits until enough other requests received responses, and until these had time to arrive. */
  private async enoughResponded(): Promise<void> {
    const due = this.script.holdRenewals;
    if (due === undefined) return;
    while (this.responded < due) await new Promise((resolve) => setTimeout(resolve, 2));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }

  private decide(
    reply: Reply,
    { method, path }: { method: string; path: string },
    isRenewal: boolean,
  ): Decision {
    const fault = FAULTS.find((name) => name === reply);
    if (fault !== undefined) return { fault };
    const known = RESPONSES[reply];
    if (known !== undefined) return { response: known };
    if (isRenewal) {
      this.renewed.add(reply.replace(/[?!+-].*/, ""));
      return { response: [200, JSON.stringify({ auth: { token: mint(reply) } })] };
    }
    return { response: [200, JSON.stringify({ echo: `${method} ${path}` })] };
  }
}
