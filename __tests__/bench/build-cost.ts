import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface BuildCost {
  /** Wall-clock time, s. */
  readonly wall: number;
  /** CPU time of all its processes, s. */
  readonly cpu: number;
  /** Peak resident memory of all its processes together, MB. Sampled; Linux only. */
  readonly memory: number;
  /** Gatsby's own steps with their durations in seconds, longest first. */
  readonly steps: readonly (readonly [name: string, seconds: number])[];
}

/** Current CPU time (s) and resident memory (MB) of a process group. Source: proc(5): 100 ticks per second, 4 kB pages. */
function sampleGroup(group: number): { cpu: Map<number, number>; memory: number } {
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
      // The process ended in the meantime.
    }
  }
  return { cpu, memory };
}

/** Builds a project in its own process group and measures the cost. @throws when the build fails */
export async function measureBuild(project: string): Promise<BuildCost> {
  const began = performance.now();
  const env = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(join(project, "node_modules/.bin/gatsby"), ["build"], {
    cwd: project,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += `${text}`));
  const cpu = new Map<number, number>();
  let memory = 0;
  const sampling = setInterval(() => {
    const now = sampleGroup(child.pid!);
    now.cpu.forEach((seconds, pid) => cpu.set(pid, seconds));
    memory = Math.max(memory, now.memory);
  }, 250);
  const [code] = (await once(child, "exit")) as [number | null];
  clearInterval(sampling);
  if (code !== 0) throw new Error(`gatsby build exited with code ${code} in ${project}`);
  const steps = [...output.matchAll(/success (.*?) - ([\d.]+)s/g)].map(
    ([, name, seconds]) => [name!, Number(seconds)] as const,
  );
  return {
    steps: steps.sort(([, a], [, b]) => b - a),
    wall: (performance.now() - began) / 1000,
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    memory,
  };
}
