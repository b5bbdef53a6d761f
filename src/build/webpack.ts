import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleLoader } from "./hydration";
import { notesEmitted } from "./published";

/** Source maps stay out of the public folder; pages are rendered with the loader in them. */
export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [plugins.define({ LOADER_SCRIPT: JSON.stringify(bundleLoader()) })] });
  }
  if (stage !== "build-javascript") return;
  const config = getConfig() as { devtool?: unknown; plugins?: unknown[] };
  actions.replaceWebpackConfig({ ...config, devtool: false, plugins: [...(config.plugins ?? []), notesEmitted] });
}
