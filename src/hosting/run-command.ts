import { EnvironmentError } from "../site/environment";
import { StartError } from "./server/start-error";

/** Runs a command. Prints errors that the user can fix without a stack. */
export function runCommand(command: () => Promise<unknown>): void {
  command().catch((error: unknown) => {
    const isForUser = error instanceof StartError || error instanceof EnvironmentError;
    console.error(isForUser ? error.message : error);
    process.exitCode = 1;
  });
}
