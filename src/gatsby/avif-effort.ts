import sharp, { type AvifOptions, type Sharp } from "sharp";

/** libvips' encoding effort, 0 to 9 (default 4). With 2, our pictures take a fifth of the time and 1% more bytes. */
const effort = 2;

/**
 * Speeds up AVIF encoding in this process. gatsby-plugin-sharp has no option for the effort
 * (gatsby-plugin-sharp/process-file.js), and Gatsby runs its image jobs in the build's own process.
 */
export function encodeAvifFaster(): void {
  const encode = sharp.prototype.avif;
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort, ...options });
  };
}
