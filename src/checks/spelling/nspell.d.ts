// nspell 2 has no type declarations; these cover the part of https://github.com/wooorm/nspell#api that is used here.
declare module "nspell" {
  interface NSpell {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  export default function nspell(dictionary: { aff: string | Uint8Array; dic: string | Uint8Array }): NSpell;
}
