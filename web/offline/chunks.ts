/** What the bundler has made, as far as lists of files need it. */
import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** A chunk as the bundler describes it. */
export interface Chunk {
  fileName: string;
  /** The source it was made for, from the web folder on; null: shared parts. */
  source: string | null;
  imports: readonly string[];
  assets: readonly string[];
}

export function chunksIn(bundle: Rolldown.OutputBundle, root: string): Chunk[] {
  return Object.values(bundle).flatMap((made): Chunk[] => {
    if (made.type !== 'chunk') return [];
    const source = made.facadeModuleId?.split('?')[0];
    const { viteMetadata } = made as { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };
    const assets = [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])];
    return [{ fileName: made.fileName, source: source === undefined ? null : relative(root, source), imports: made.imports, assets }];
  });
}

/** The files of these sources' chunks, with everything they import. */
export function filesFor(chunks: readonly Chunk[], sources: readonly string[]): Set<string> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const wanted = new Set<string>();
  const want = (fileName: string): void => {
    if (wanted.has(fileName)) return;
    wanted.add(fileName);
    const chunk = byName.get(fileName);
    for (const other of [...(chunk?.imports ?? []), ...(chunk?.assets ?? [])]) want(other);
  };
  for (const { source, fileName } of chunks) if (source !== null && sources.includes(source)) want(fileName);
  return wanted;
}
