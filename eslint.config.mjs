import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Data is as long as it is: recipes, catalogues, drawings. */
const DATA = ['src/parsing/**/units.ts']

export default defineConfig(
  globalIgnores([
    '.next/**',
    '.entrypoints/**',
    '.data/**',
    'node_modules/**',
    'public/**',
    'payload-types.ts',
    'next-env.d.ts',
    'collections/migrations/**',
    'src/app/(payload)/admin/importMap.js',
    '.dependency-cruiser.cjs',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Counts and sizes in messages are numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Ports and handlers are objects of functions without `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.e2e.ts', 'src/testing/**', ...DATA],
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.e2e.ts'],
    // `expect.any` and its like are `any` by their types.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { '@next/next': next },
    extends: [a11y.flatConfigs.strict, hooks.configs.flat['recommended-latest']],
    rules: {
      ...next.configs.recommended.rules,
      // Pictures are made by /media in the sizes the layouts use: see src/site/parts/media/picture.tsx.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      // For the pages router: here every group of routes has a document of its own.
      '@next/next/no-head-element': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
)
