// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureMessages } from '../../../src/site/i18n'
import { SearchInput } from '../../../src/ui/SearchInput'
import { TranslationProvider } from '../../../src/ui/translation'

function Narrowed() {
  const [words, setWords] = useState('')
  return <SearchInput label="Name" value={words} onChange={setWords} />
}

beforeEach(() => ensureMessages('en-US'))
afterEach(cleanup)

it('has a button that empties it and leaves the focus in it, once something is typed', async () => {
  await act(async () =>
    render(
      <TranslationProvider lang="en-US">
        <Narrowed />
      </TranslationProvider>,
    ),
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' })
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(field, { target: { value: 'quark' } })
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()
})
