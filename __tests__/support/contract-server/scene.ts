import type { ServerResponse } from "node:http";
import { ANSWERS, type Arrival, FAULTS, type Fault, type Log, type Reply, type Script } from "./script";
import { mint } from "./tokens";

/** What to do with a request: answer it, or fail it. */
export type Act = { answer: readonly [status: number, body: string, type?: string] } | { fault: Fault };

/** The server's side of one case: its script, its tokens, and what has arrived. */
export class Scene {
  private readonly arrivals: Arrival[] = [];
  private readonly turns = new Map<string, number>();
  private readonly renewed = new Set<string>();
  private renewals = 0;
  private mostRenewals = 0;
  private answered = 0;
  private stalled = 0;
  private readonly held: (() => void)[] = [];

  constructor(private readonly script: Script) {}

  /** Notes an arrival and decides its reply, to be played when the promise says so. */
  async receive(arrival: Omit<Arrival, "isRenewal" | "reply">): Promise<Act> {
    const route = `${arrival.method} ${arrival.path.split("?")[0] ?? ""}`;
    const isRenewal = route === (this.script.renewal ?? "GET /v1/auth");
    const reply = isRenewal ? this.renewalReply() : this.routeReply(route, arrival.bearer);
    this.arrivals.push({ ...arrival, isRenewal, reply });

    if (isRenewal) this.mostRenewals = Math.max(this.mostRenewals, ++this.renewals);
    else this.answered += 1;
    if (isRenewal) await this.enoughAnswered();
    if (reply.startsWith("held:")) await new Promise<void>((resolve) => this.held.push(resolve));
    if (reply.startsWith("slow:")) await new Promise((resolve) => setTimeout(resolve, 20));
    if (isRenewal) this.renewals -= 1;
    return this.act(reply.replace(/^\w+:/, ""), arrival, isRenewal);
  }

  /** Lets the held answers go. */
  release(): void {
    this.held.splice(0).forEach((go) => go());
  }

  /** Counts a request that waits in vain until its client gives up. */
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

  /** Waits until the other requests asked for have been answered, and their answers have had time to arrive. */
  private async enoughAnswered(): Promise<void> {
    const due = this.script.holdRenewals;
    if (due === undefined) return;
    while (this.answered < due) await new Promise((resolve) => setTimeout(resolve, 2));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }

  private act(reply: Reply, { method, path }: { method: string; path: string }, isRenewal: boolean): Act {
    const fault = FAULTS.find((name) => name === reply);
    if (fault !== undefined) return { fault };
    const known = ANSWERS[reply];
    if (known !== undefined) return { answer: known };
    if (isRenewal) {
      this.renewed.add(reply.replace(/[?!+-].*/, ""));
      return { answer: [200, JSON.stringify({ auth: { token: mint(reply) } })] };
    }
    return { answer: [200, JSON.stringify({ echo: `${method} ${path}` })] };
  }
}
