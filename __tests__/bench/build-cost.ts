import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a build took. */
export interface BuildCost {
  /** s, by the clock. */
  readonly wall: number;
  /** s, of all processors together. */
  readonly cpu: number;
  /** The most that all its processes held at one time, MB. Sampled; Linux only. */
  readonly memory: number;
  /** Gatsby's own steps and the seconds they took, the longest first. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
}

/** CPU s and resident MB of the processes of a group now. Source: proc(5), /proc/pid/stat: 100 ticks a second, pages of 4 kB. */
function groupNow(group: number): { cpu: Map<number, number>; memory: number } {
  const cpu = new Map<number, number>();
  let memory = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")
        .map(Number);
      if (fields[2] !== group) continue;
      cpu.set(Number(name), (fields[11]! + fields[12]!) / 100);
      memory += (fields[21]! * 4096) / 1e6;
    } catch {
      // It ended meanwhile.
    }
  }
  return { cpu, memory };
}

/** Builds a project in a process group of its own and watches it. @throws when the build fails */
export function measureBuild(project: string): Promise<BuildCost> {
  const began = performance.now();
  const env = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(join(project, "node_modules/.bin/gatsby"), ["build"], {
    cwd: project,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += `${text}`));
  const cpu = new Map<number, number>();
  let memory = 0;
  const watch = setInterval(() => {
    const now = groupNow(child.pid!);
    now.cpu.forEach((seconds, pid) => cpu.set(pid, seconds));
    memory = Math.max(memory, now.memory);
  }, 250);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(`gatsby build ended with ${code} in ${project}`));
      const steps = [...said.matchAll(/success (.*?) - ([\d.]+)s/g)].map(
        ([, name, seconds]) => [name!, Number(seconds)] as const,
      );
      resolve({
        steps: steps.sort(([, a], [, b]) => b - a),
        wall: (performance.now() - began) / 1000,
        cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
        memory,
      });
    });
  });
}
