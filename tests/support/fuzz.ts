import fc from 'fast-check'
import { expect } from 'vitest'

/** The seed of every run is fixed so that CI is repeatable. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127)
/** Cases a property, before its share; `FUZZ_RUNS` looks further. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 400)
/** How long a property may go on looking, whatever the number of cases. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60)

/**
 * Runs a property against made-up input. docs/RELIABILITY.md tells how to look further. A failure prints seed, path
 * and the smallest input; what was found once is kept as an example beside its property.
 */
export function fuzz<T extends [unknown, ...unknown[]]>(
  property: fc.IProperty<T>,
  examples: T[] = [],
  share = 1,
): void {
  tell(fc.check(property, parameters(examples, share)) as fc.RunDetails<T>)
}

/** The same for a property that has to wait. */
export async function fuzzAsync<T extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<T>,
  examples: T[] = [],
  share = 1,
): Promise<void> {
  tell(await fc.check(property, parameters(examples, share)))
}

const parameters = <T>(examples: T[], share: number): fc.Parameters<T> => ({
  seed: SEED,
  numRuns: Math.max(10, Math.round(RUNS * share)),
  examples,
  endOnFailure: false,
  interruptAfterTimeLimit: SECONDS * 1000,
})

/** Throws what fast-check found; a longer run says how many cases it looked at. */
function tell<T>(details: fc.RunDetails<T>): void {
  const failure = fc.defaultReportMessage(details)
  if (details.failed) throw new Error(failure)
  if (process.env.FUZZ_RUNS) console.log(`${details.numRuns} cases: ${expect.getState().currentTestName}`)
}

/** Text with what addresses, YAML and markdown trip over more often than chance would have it. */
export const hostileText = (units: readonly string[], maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...units) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
      ),
      {
        maxLength,
      },
    )
    .map((parts) => parts.join(''))

/** Nothing may be added to what all objects inherit. */
export function prototypeIsClean(): boolean {
  const plain: Record<string, unknown> = {}
  return plain.polluted === undefined && plain.home === undefined && Object.keys(Object.prototype).length === 0
}

/** JSON values whose keys are the ones that reach prototypes. */
export const hostileJson: fc.Arbitrary<unknown> = fc
  .json({ maxDepth: 4 })
  .map((text) => JSON.parse(text.replace(/"(?:[a-z]|key)"\s*:/gi, '"__proto__":')) as unknown)
