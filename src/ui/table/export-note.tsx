import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { chooseSpreadsheets, isForSpreadsheets } from '../../lib/spreadsheets.ts';
import parts from '../layout/parts.module.css';

/** How to open an export without harm, and the choice for those who open it with a double click. */
export default function ExportNote() {
  const [isChosen, setChosen] = useState(isForSpreadsheets);
  return (
    <div className={parts.form}>
      <p className={parts.quiet}>
        A double click lets a spreadsheet change long numbers, zeros and dates. Open an empty sheet instead. Choose
        Data, then From Text/CSV, and set the columns to Text.
      </p>
      <Checkbox
        label="For spreadsheets"
        description="An apostrophe before long numbers, and before those that begin with zeros, keeps them as text. An import takes it off."
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => {
          chooseSpreadsheets(checked);
          setChosen(checked);
        }}
      />
    </div>
  );
}
