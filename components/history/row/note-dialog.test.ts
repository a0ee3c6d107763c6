import { describe, expect, it } from 'vitest';
import { memory } from '@/components/drafts/testing/memory-storage';
import { UnsavedNotes } from './note-dialog';

const run = { id: 'run_1', note: null };

describe('UnsavedNotes', () => {
  it('keeps the unsaved text of each run across page loads', () => {
    const ofDevice = memory();
    new UnsavedNotes(ofDevice).keep(run, 'for Monday');
    new UnsavedNotes(ofDevice).keep({ id: 'run_2', note: 'old' }, 'new');
    expect(new UnsavedNotes(ofDevice).find(run)).toBe('for Monday');
    expect(new UnsavedNotes(ofDevice).find({ id: 'run_2', note: 'old' })).toBe('new');
    expect(new UnsavedNotes(ofDevice).find({ id: 'run_3', note: null })).toBeNull();
  });

  it('drops a text equal to the saved note, and an emptied field', () => {
    const notes = new UnsavedNotes(memory());
    notes.keep({ id: 'run_1', note: 'saved' }, 'changed');
    expect(notes.find({ id: 'run_1', note: 'changed' })).toBeNull();
    notes.keep({ id: 'run_1', note: 'saved' }, ' saved ');
    expect(notes.find({ id: 'run_1', note: 'other' })).toBeNull();
    notes.keep(run, 'words');
    notes.keep(run, '  ');
    expect(notes.find(run)).toBeNull();
  });

  it('drops the saved text, but not later changes', () => {
    const notes = new UnsavedNotes(memory());
    notes.keep(run, 'first');
    notes.forget('run_1', 'first');
    expect(notes.find(run)).toBeNull();
    notes.keep(run, 'first and more');
    notes.forget('run_1', 'first');
    expect(notes.find(run)).toBe('first and more');
  });

  it('keeps the latest fifty', () => {
    const notes = new UnsavedNotes(memory());
    for (let at = 0; at < 60; at += 1) notes.keep({ id: `run_${at}`, note: null }, `note ${at}`, at);
    expect(notes.find({ id: 'run_9', note: null })).toBeNull();
    expect(notes.find({ id: 'run_10', note: null })).toBe('note 10');
    expect(notes.find({ id: 'run_59', note: null })).toBe('note 59');
  });

  it.each([
    ['where storage is refused', memory(0)],
    ['where there is none', null],
  ])('falls back to memory %s', (_case, of) => {
    const notes = new UnsavedNotes(of);
    notes.keep(run, 'words');
    expect(notes.find(run)).toBe('words');
    notes.keep(run, 'more words');
    expect(notes.find(run)).toBe('more words');
  });

  it('ignores invalid stored data', () => {
    const ofDevice = memory();
    ofDevice.setItem('cardwright.notes', '{"run_1": 7, "run_2": {"text": "kept", "at": 1}}');
    expect(new UnsavedNotes(ofDevice).find(run)).toBeNull();
    expect(new UnsavedNotes(ofDevice).find({ id: 'run_2', note: null })).toBe('kept');
    ofDevice.setItem('cardwright.notes', 'not json');
    expect(new UnsavedNotes(ofDevice).find(run)).toBeNull();
  });
});
