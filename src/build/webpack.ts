import type { CreateWebpackConfigArgs } from "gatsby";

/** Source maps stay out of the public folder, and the extract-css warning about order means nothing with Emotion. */
export function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig() as { devtool?: unknown };
  actions.replaceWebpackConfig({ ...config, devtool: false });
}
