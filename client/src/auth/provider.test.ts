import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AuthProvider, useAuth } from './provider.tsx';

function Probe() {
  const { isLoading, user } = useAuth();
  return `${isLoading} ${user?.username ?? 'nobody'}`;
}

describe('the auth context', () => {
  test('R19 it throws outside its provider', () => {
    expect(() => renderToStaticMarkup(createElement(Probe))).toThrow('useAuth must be used within an AuthProvider');
  });

  test('R16 before the session is read it is loading, neither signed in nor out', () => {
    expect(renderToStaticMarkup(createElement(AuthProvider, null, createElement(Probe)))).toBe('true nobody');
  });
});
