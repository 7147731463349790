import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'

const CHART = 'deploy/helm/recipes'
const read = (name: string): unknown => parse(readFileSync(`${CHART}/${name}`, 'utf8'))
const Values = z.object({ settings: z.record(z.string(), z.string()) })
const Schema = z.object({
  properties: z.object({
    settings: z.object({
      propertyNames: z.object({ not: z.object({ enum: z.array(z.string()) }) }),
    }),
  }),
})
const Resource = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) })

/** Settings beside a connection pooler. */
const known: readonly string[] = settingNames

// docs/deploying.md#kubernetes
describe('the chart', () => {
  it('sets only variables that the product knows, and no secret', () => {
    const schema = Schema.parse(read('values.schema.json'))
    const secrets = schema.properties.settings.propertyNames.not.enum
    for (const file of ['values.yaml', 'ci-values.yaml']) {
      const names = Object.keys(Values.parse(read(file)).settings)
      expect(names.filter((name) => !known.includes(name))).toEqual([])
      expect(names.filter((name) => secrets.includes(name))).toEqual([])
    }
    expect(secrets.filter((name) => !known.includes(name))).toEqual([])
  })

  const hasHelm = spawnSync('helm', ['version']).status === 0
  const helm = (...args: string[]) =>
    spawnSync('helm', [...args, '-f', `${CHART}/ci-values.yaml`], { encoding: 'utf8' })

  it.skipIf(!hasHelm)('is accepted by helm lint (skipped where helm is not installed)', () => {
    expect(helm('lint', CHART).stdout).toContain('0 chart(s) failed')
  })

  it.skipIf(!hasHelm)('makes all its resources (skipped where helm is not installed)', () => {
    const { stdout } = helm('template', 'r', CHART, '--kube-version', '1.31.0')
    const made = parseAllDocuments(stdout).map((each) => Resource.parse(each.toJS()))
    expect(made.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'ConfigMap r-settings',
      'Deployment r-server',
      'Deployment r-worker',
      'HorizontalPodAutoscaler r-server',
      'Ingress r',
      'Job r-migrate',
      'PodDisruptionBudget r-server',
      'PodDisruptionBudget r-worker',
      'Service r-server',
    ])
  })

  it.skipIf(!hasHelm)(
    'refuses secrets among the values (skipped where helm is not installed)',
    () => {
      const { status, stderr } = helm('template', 'r', CHART, '--set', 'settings.SECRET=x')
      expect(status).not.toBe(0)
      expect(stderr).toContain('SECRET')
    },
  )
})
