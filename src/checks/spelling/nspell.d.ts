// nspell 2 brings no types of its own; this is the part of https://github.com/wooorm/nspell#api that is used.
declare module "nspell" {
  interface NSpell {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(dictionary: { aff: string | Uint8Array; dic: string | Uint8Array }): NSpell;
}
