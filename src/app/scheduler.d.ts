declare module 'scheduler' {
  /** How often the scheduler of React hands the thread back, in frames a second (5 ms when never set). */
  export function unstable_forceFrameRate(rate: number): void
}
