import { readHostTarget } from "../hosting/hosts/index";
import { EnvironmentError, readEnvironment, type Environment, type Variables } from "../site/environment";

/**
 * Reads the settings of a build for gatsby-config.ts. Stops with a message if one is invalid: Gatsby would hide an error of
 * its configuration, and advise to run `gatsby clean`.
 */
export function readSettings(variables: Variables): Environment {
  try {
    const environment = readEnvironment(variables);
    readHostTarget(environment.website, variables);
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
