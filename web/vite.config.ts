import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './offline/packed.ts';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ compilerOptions: { css: 'external', runes: true } }), offline(import.meta.dirname), packed()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' }, fs: { allow: ['..'] } },
});
