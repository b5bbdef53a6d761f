import { build } from "esbuild";
import { sourceFiles } from "../../support/jest/source-files";

/** Returns the files that are loaded with a module through static imports; packages by name. */
async function loadedWith(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "unused",
    write: false,
    metafile: true,
    packages: "external",
    jsx: "automatic",
    logLevel: "silent",
  });
  const outputs = metafile.outputs;
  const found = new Set<string>();
  const follow = (name: string) => {
    const { inputs, imports } = outputs[name]!;
    Object.entries(inputs).forEach(([file, { bytesInOutput }]) => bytesInOutput && found.add(file));
    imports.forEach(({ path, kind, external }) => {
      if (kind !== "import-statement") return;
      if (external) found.add(path);
      else follow(path);
    });
  };
  follow(Object.keys(outputs).find((name) => outputs[name]!.entryPoint === entry)!);
  return [...found].sort();
}

test("the mount point in every page loads neither jotai nor a dialog (R461)", async () => {
  expect(await loadedWith("src/application/widgets/global/GlobalDialogs.tsx")).toEqual([
    "react",
    "react/jsx-runtime",
    "src/application/widgets/global/GlobalDialogs.tsx",
    "src/application/widgets/global/dialog-store.ts",
    "src/application/widgets/global/useLoaded.ts",
  ]);
});

test("the phone input does not load the formatting rules at once (R343)", async () => {
  const files = await loadedWith("src/application/widgets/fields/PhoneInput.tsx");
  expect(files).toContain("src/application/widgets/fields/CountrySelect.tsx");
  expect(files.filter((file) => file.includes("phone-numbers") || file.includes("libphonenumber"))).toEqual(
    [],
  );
});

test("pages import no widget except GlobalDialogs, and nothing of the catalogue", () => {
  const isApart = (path: string) =>
    /^src\/(application\/widgets|tools\/catalogue)\/|^src\/templates\/catalogue\.tsx$/.test(path);
  const imports = sourceFiles(["src/**/*.{ts,tsx}"])
    .filter(({ path }) => !isApart(path))
    .flatMap((file) => file.imports.map(({ target }) => target).filter(isApart));
  expect(imports).toEqual(["src/application/widgets/global/GlobalDialogs"]);
});
