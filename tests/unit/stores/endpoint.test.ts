import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoints } from '../../../src/site/types'
import {
  chosenEndpoint,
  currentEndpoint,
  customEndpoint,
  offeredEndpoints,
  readEndpointUrl,
} from '../../../src/stores/endpoint'

const ENDPOINTS: Endpoints = { default: 'cf', map: { cf: 'https://api.example.com/' }, localPort: 3002 }
const names = (host: string) => offeredEndpoints(ENDPOINTS, host).map((endpoint) => endpoint.name)

beforeEach(() => {
  chosenEndpoint.set('')
  customEndpoint.set('')
})

describe('currentEndpoint', () => {
  it('is the default when nothing is chosen, without a slash at its end', () =>
    expect(currentEndpoint(ENDPOINTS, 'docs.example.com')).toEqual({ name: 'cf', url: 'https://api.example.com' }))

  it('ignores "local" on a public host and keeps what was chosen', () => {
    chosenEndpoint.set('local')
    expect(currentEndpoint(ENDPOINTS, 'docs.example.com').name).toBe('cf')
    expect(chosenEndpoint.get()).toBe('local')
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('offers "local" on %s', (host) => {
    chosenEndpoint.set('local')
    expect(currentEndpoint(ENDPOINTS, host)).toEqual({ name: 'local', url: 'http://localhost:3002' })
  })

  it('does not take a host that only begins like localhost', () =>
    expect(names('localhost.example.com')).toEqual(['cf']))

  it.each(['constructor', '__proto__', 'toString', 'nothing'])('is the default for the stored name %s', (name) => {
    chosenEndpoint.set(name)
    expect(currentEndpoint(ENDPOINTS, 'docs.example.com').name).toBe('cf')
  })

  it('uses the visitor’s own address when it is chosen', () => {
    customEndpoint.set('https://mine.example.com')
    chosenEndpoint.set('custom')
    expect(currentEndpoint(ENDPOINTS, 'docs.example.com').url).toBe('https://mine.example.com')
  })
})

describe('readEndpointUrl', () => {
  it.each([
    ['https://api.example.com/', 'https://api.example.com'],
    [' https://api.example.com/base/ ', 'https://api.example.com/base'],
    ['http://localhost:3002', 'http://localhost:3002'],
    ['http://127.0.0.1:3002/', 'http://127.0.0.1:3002'],
  ])('takes %s', (text, url) => expect(readEndpointUrl(text)).toBe(url))

  it.each([
    'http://api.example.com',
    'javascript:alert(1)',
    'api.example.com',
    '//api.example.com',
    'https://user:secret@example.com',
    'https://example.com/?a=b',
    '',
  ])('refuses %s', (text) => expect(readEndpointUrl(text)).toBeUndefined())
})
