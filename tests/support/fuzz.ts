import fc from 'fast-check'

/**
 * Runs a property against made-up input. The seed of every run is fixed so that CI is repeatable; `FUZZ_SEED=$RANDOM
 * FUZZ_RUNS=20000 npx vitest run tests/unit/fuzz` looks further. A failure prints seed, path and the smallest input;
 * what was found once is kept as an example beside its property.
 */
export function fuzz<T extends [unknown, ...unknown[]]>(
  property: fc.IProperty<T>,
  examples: T[] = [],
  share = 1,
): void {
  fc.assert(property, {
    seed: SEED,
    numRuns: Math.max(10, Math.round(RUNS * share)),
    examples,
    endOnFailure: false,
    interruptAfterTimeLimit: 60_000,
  })
}

export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127)
export const RUNS = Number(process.env.FUZZ_RUNS ?? 400)

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
