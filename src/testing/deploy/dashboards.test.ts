import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registerProductMetrics } from '@/src/runtime/metrics/product-metrics'
import { createClassCounts } from '@/src/runtime/serving/answer-cache/address-class'
import { registerBackgroundMetrics } from '@/src/runtime/serving/metrics/background-metrics'
import { registerHealthMetrics } from '@/src/runtime/serving/metrics/health-metrics'
import { Metrics } from '@/src/runtime/serving/metrics/metrics'
import { addCache } from '@/src/runtime/serving/metrics/cache-metrics'
import { z } from 'zod'

const RULES = 'deploy/prometheus/alerts.yml'

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})
const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})

const dashboard = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana/recipes.json', 'utf8')))
const rules = Rules.parse(parse(readFileSync(RULES, 'utf8')))
const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const alerts = rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr))

/** Names of all metrics that the product registers, with those that Prometheus derives. */
async function registeredNames(): Promise<ReadonlySet<string>> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerProductMetrics([registry])
  registerHealthMetrics([registry])
  registerBackgroundMetrics([registry])
  const zero = { hits: createClassCounts(), misses: createClassCounts(), kept: 0, bytes: 0 }
  addCache([registry], () => zero)
  const metrics = await registry.getMetricsAsJSON()
  const names = [...metrics.map(({ name }) => name), Metrics.DURATIONS]
  return new Set(names.flatMap((name) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]))
}

const namesIn = (expression: string): string[] =>
  expression.match(/\b(?:recipes|process|nodejs)_[a-z\d_]+/g) ?? []

// docs/operating.md#alerts
describe('the dashboard and the alert rules', () => {
  it('name only metrics that the product has', async () => {
    const known = await registeredNames()
    const unknown = [...panels, ...alerts].flatMap(namesIn).filter((name) => !known.has(name))
    expect(unknown).toEqual([])
  })

  it('use every metric of the product somewhere', async () => {
    const used = new Set([...panels, ...alerts].flatMap(namesIn))
    const own = [...(await registeredNames())].filter((name) => name.startsWith('recipes_'))
    const names = own.filter((name) => !/_(?:count|sum|bucket)$/.test(name))
    const isUsed = (name: string): boolean =>
      [name, `${name}_count`, `${name}_bucket`].some((each) => used.has(each))
    expect(names.filter((name) => !isUsed(name))).toEqual(['recipes_answers_kept'])
  })

  const promtool = spawnSync('promtool', ['--version']).status === 0
  it.skipIf(!promtool)('are accepted by promtool (skipped where it is not installed)', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES])
    expect(`${String(stdout)}${String(stderr)}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })
})
