import { EnvironmentError } from "../site/environment";
import { StartError } from "./server/start-error";

/** Runs a command; an error that the person who started it can fix is printed without its stack. */
export function runCommand(command: () => Promise<unknown>): void {
  command().catch((error: unknown) => {
    const isForReader = error instanceof StartError || error instanceof EnvironmentError;
    console.error(isForReader ? error.message : error);
    process.exitCode = 1;
  });
}
